import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precompress } from './precompress.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(here('./package.json'), 'utf8'));
// `npm run dev` serves the client and hands everything else to a running `mahfel serve`.
const server = process.env.MAHFEL_SERVER ?? 'http://127.0.0.1:8000';
const proxied = { target: server, ws: true };

// What every screen needs is one file, not thirty small ones: a slow line pays for each request. The entry stays apart.
const SHELL =
  /node_modules\/(svelte|@fluent|clsx|esm-env)\/|web\/src\/(device|icons|texts)\/|web\/src\/(?!main\.ts)[^/]+$/;

export default defineConfig({
  root: here('.'),
  plugins: [svelte({ configFile: here('./svelte.config.js') }), precompress()],
  resolve: {
    alias: { $shell: here('./src') },
    // Boards live in src/mahfel/games/*/web, beside no node_modules: what they import is found here, and only once.
    dedupe: Object.keys(dependencies),
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/mahfel/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    // No data: URLs, so that the content policy can forbid them, and fonts stay files that are fetched when needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // That a slow machine is slow is no warning to whoever builds for the first time.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ name: 'shell', test: SHELL }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': proxied, '/qr': proxied, '/schema': proxied, '/healthz': proxied },
  },
  test: {
    dir: here('..'),
    include: ['web/src/**/*.test.ts', 'src/mahfel/games/*/web/**/*.test.ts'],
    environment: 'jsdom',
    // A busy machine is no fault; a test that hangs is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});

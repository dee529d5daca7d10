import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './device/settings.svelte';
import { speech } from './speech.svelte';

settings.dress(document.documentElement);
const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await speech.speak(settings.lang);
mount(App, { target });

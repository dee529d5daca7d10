# Refusals: one calm sentence that says what is the matter and, where there is one, the way out.

// Sets theme and language before the first paint; a module would run after it. Keys as in ui/remember.js.
// Then has the browser fetch what main.js will ask for: the build names the files in attributes.
(() => {
  const root = document.documentElement;
  const recall = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(`mazewright.${key}`);
    } catch {
      return null;
    }
  };
  const theme = recall('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const named = /[#&]lang=(en|ko)\b/.exec(location.hash)?.[1] ?? recall('language');
  const isKorean = named ? named === 'ko' : navigator.language.toLowerCase().startsWith('ko');
  root.lang = isKorean ? 'ko' : 'en';
  const isPlain = /^(#(lang=(en|ko))?)?$/.test(location.hash);
  root.toggleAttribute('data-linked', !isPlain);
  const files = document.currentScript?.dataset ?? {};
  for (const list of [files[isPlain ? 'plain' : 'whole'], files[root.lang]]) {
    for (const href of list?.split(' ') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
  }
})();

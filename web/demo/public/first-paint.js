// Sets theme and language before the first paint; a module would run after it. Keys as in ui/remember.js.
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
})();

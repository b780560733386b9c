/** The button that copies a whole page of an example, to be kept as a file. */

const WORDS = {
  en: { copy: 'Copy the page', copied: 'Copied' },
  ko: { copy: '페이지 복사하기', copied: '복사했습니다' },
};
const words = WORDS[document.documentElement.lang === 'ko' ? 'ko' : 'en'];

/** Milliseconds for which the button says that it has copied. */
const SAID_MS = 2_000;

/** @param {HTMLTextAreaElement} code */
export function addCopyButton(code) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.copy;
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    code.select();
    // Without a safe connection there is no clipboard: what is selected can be copied by hand.
    await navigator.clipboard?.writeText(code.value);
    if (!navigator.clipboard) return;
    button.textContent = words.copied;
    setTimeout(() => {
      button.textContent = words.copy;
    }, SAID_MS);
  });
  code.before(button);
}

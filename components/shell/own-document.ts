/**
 * Only the contact page's own document may send a form without script (its policy's form-action);
 * one that came there from another page may not. The visitor then gets that document, with what was
 * typed in its fields, and presses once more.
 */
export function renewWhereFormsMayNotGo(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') location.reload()
  })
}

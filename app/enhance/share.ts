/** Opens the share sheet of the device instead of the link, where there is one. */
export function shareLink() {
  document.querySelector("[data-share]")?.addEventListener("click", (event) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    // Rejected when the visitor closes the sheet.
    navigator.share({ url: location.origin + location.pathname }).catch(() => undefined);
  });
}

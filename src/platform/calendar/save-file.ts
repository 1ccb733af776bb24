export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Keep the URL for a while: some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

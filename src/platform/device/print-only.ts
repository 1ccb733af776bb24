/** Opens the browser's print dialog for one element: `print.css` does not print elements with `data-no-print`. */
export function printElement(element: Element): void {
  const hiddenElements: Element[] = [];
  for (let ancestor = element; ancestor.parentElement; ancestor = ancestor.parentElement)
    for (const sibling of ancestor.parentElement.children)
      if (sibling !== ancestor && !sibling.hasAttribute("data-no-print")) hiddenElements.push(sibling);
  for (const other of hiddenElements) other.setAttribute("data-no-print", "");
  const restore = () => {
    for (const other of hiddenElements) other.removeAttribute("data-no-print");
  };
  addEventListener("afterprint", restore, { once: true });
  print();
}

// Labels whose text does not fit, on the page that is open.

/** How many labels there are, and those whose text is not wholly inside its box and the window. Runs in the page. */
export function oddLabels() {
  const room = 1;
  // Behind an open sheet nothing can be pressed.
  const root = document.querySelector("dialog[open]") ?? document.body;
  // A line of moves may be cut off: it is not a label.
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".unseen, .line-moves");
  const boxes = [...root.querySelectorAll("button, a, label, legend, summary, select")].filter(isVisible);
  const odd = [];
  let checked = 0;
  const complain = (box, text, why) => odd.push(`${box.tagName.toLowerCase()}.${box.className}: ${text.trim()}: ${why}`);
  for (const box of boxes) {
    if (box.tagName === "SELECT") {
      checked += 1;
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = font;
      const text = box.selectedOptions[0].textContent;
      const free = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(text).width > free + room) complain(box, text, "cut off");
      continue;
    }
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      // A label may hold a field or a button, which is looked at by itself.
      if (!node.data.trim() || !isVisible(node.parentElement) || boxes.some((other) => other !== box && box.contains(other) && other.contains(node))) continue;
      checked += 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width <= room) continue;
      for (let around = node.parentElement; around && around !== document.documentElement; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const clips = getComputedStyle(around).overflowX !== "visible";
        const isOwn = box.contains(around) && getComputedStyle(around).display !== "inline";
        if (!clips && !isOwn) continue;
        if (text.left < left - room || text.right > right + room) complain(box, node.data, `wider than ${around.tagName.toLowerCase()}.${around.className}`);
        // What scrolls up and down may hide labels above and below.
        if (isOwn && (text.top < top - room || text.bottom > bottom + room)) complain(box, node.data, `higher than ${around.tagName.toLowerCase()}.${around.className}`);
      }
      if (text.left < -room || text.right > innerWidth + room) complain(box, node.data, "outside the window");
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) odd.push("the page scrolls sideways");
  return { checked, odd };
}

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

/**
 * Texts that lie on each other, that leave the window, that break within a word, or of which something around them cuts off a part.
 * Runs in the page. The board has rules of its own; a line of moves may be cut off, and what scrolls may go below a heading that stays.
 */
export function oddTexts() {
  const room = 2;
  const root = document.querySelector("dialog[open]") ?? document.body;
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("svg, .unseen, .skip, .line-moves");
  // What a style hides from everybody but screen readers.
  const isHidden = (element) => element !== root && (getComputedStyle(element).clipPath === "inset(50%)" || (element.parentElement && isHidden(element.parentElement)));
  const odd = [];
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!data.trim() || parentElement.closest("option, textarea") || !isVisible(parentElement) || isHidden(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const text = data.trim().slice(0, 40);
    if (lines.length > data.trim().split(/[\s/·–-]+/).length) odd.push(`${text}: broken within a word`);
    const seen = [];
    let stays = false;
    for (const line of lines) {
      let [left, right, top, bottom] = [line.left, line.right, line.top, line.bottom];
      let scrolls = false;
      for (let around = parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        scrolls ||= overflowY === "auto";
        if (!scrolls && overflowY === "hidden" && (line.top < box.top - room || line.bottom > box.bottom + room)) odd.push(`${text}: cut off above or below`);
        stays ||= position === "sticky";
        if (position === "fixed") break;
      }
      const isCut = line.left < Math.max(left, 0) - room || line.right > Math.min(right, innerWidth) + room;
      if (isCut) odd.push(`${text}: cut off at the side`);
      // What has been scrolled away lies on nothing.
      if (bottom - top > room && right > left) seen.push({ left, right, top, bottom });
    }
    if (!stays) texts.push({ text, seen });
  }
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > room && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * room;
  texts.forEach(({ text, seen }, index) => {
    for (const other of texts.slice(index + 1)) {
      if (seen.some((line) => other.seen.some((line2) => overlap(line, line2)))) odd.push(`${text} lies on ${other.text}`);
    }
  });
  return odd;
}

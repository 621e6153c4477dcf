// What the page knows: screens, each with pieces of the plane in which everything moves in straight lines.
const data = JSON.parse(document.getElementById("data").textContent);

function prepare(part) {
  if (!part) return null;
  part.forms = part.forms.map((form) => JSON.parse(form));
  part.shapes = part.shapes.map((shape) => JSON.parse(shape));
  part.glyphs = part.glyphs.map((outline) => new Path2D(outline));
  for (const root of part.roots) {
    root.part = part;
    root.pieces.forEach(fillShapes);
  }
  return part;
}

// Most pieces draw what the one before draws, but for a few shapes: [place, shape, place, shape, …].
function fillShapes(piece, place, pieces) {
  if (piece.s) return;
  piece.s = [...pieces[place - 1].s];
  for (let i = 0; i < piece.d.length; i += 2) piece.s[piece.d[i]] = piece.d[i + 1];
}

prepare(data.screens);
prepare(data.before);

// How far a piece is from a window, 0 if it holds it.
function distance(piece, width, height) {
  const [bottom, top] = piece.h;
  const level = Math.min(Math.max(height, bottom), top);
  const part = top > bottom ? (level - bottom) / (top - bottom) : 0;
  const lower = piece.w[0] + (piece.w[2] - piece.w[0]) * part;
  const upper = piece.w[1] + (piece.w[3] - piece.w[1]) * part;
  return Math.abs(height - level) + Math.max(lower - width, width - upper, 0);
}

function pieceAt(root, width, height) {
  let best = null, least = Infinity;
  for (const piece of root.pieces) {
    const way = distance(piece, width, height);
    if (way < least) [best, least] = [piece, way];
    if (way === 0) break;
  }
  return best;
}

// The numbers of a shape in a window.
function numbersOf([, , origin, across, up], width, height) {
  const change = (rates, place) => rates ? rates[place % rates.length] : 0;
  return origin.map((number, place) => number + change(across, place) * width + change(up, place) * height);
}

function isInside(area, width, height) {
  let inside = false;
  for (let i = 0, j = area.length - 1; i < area.length; j = i++) {
    const [x, y] = area[i], [u, v] = area[j];
    if (y > height !== v > height && width < ((u - x) * (height - y)) / (v - y) + x) inside = !inside;
  }
  return inside;
}

function faultsAt(root, width, height) {
  const slack = 0.02;
  return root.faults.map((fault) => fault.areas.some((area) =>
    isInside(area, width + slack, height + slack) || isInside(area, width - slack, height - slack)));
}

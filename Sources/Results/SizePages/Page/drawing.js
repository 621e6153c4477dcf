// Draws a piece in a window of a size in points.
function drawScreen(canvas, root, piece, width, height, scale, faulty) {
  const ratio = window.devicePixelRatio || 1;
  const [w, h] = [Math.round(width * scale * ratio), Math.round(height * scale * ratio)];
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
    canvas.style.width = `${width * scale}px`;
    canvas.style.height = `${height * scale}px`;
  }
  const context = canvas.getContext("2d");
  context.setTransform(ratio * scale, 0, 0, ratio * scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const frames = new Map();
  for (const number of piece.s) {
    const shape = root.part.shapes[number];
    const reader = { numbers: numbersOf(shape, width, height), place: 0 };
    const form = root.part.forms[shape[0]];
    if (form.k === "v") frames.set(shape[1], reader.numbers);
    else drawForm(context, root.part, form, reader);
  }
  for (const view of faulty) {
    const frame = frames.get(view);
    if (!frame) continue;
    context.strokeStyle = "#e0241b";
    context.lineWidth = 2 / scale;
    context.setLineDash([]);
    context.strokeRect(frame[0], frame[1], frame[2], frame[3]);
    context.fillStyle = "rgba(224,36,27,0.12)";
    context.fillRect(frame[0], frame[1], frame[2], frame[3]);
  }
  return frames;
}

function take(reader, count) {
  const numbers = reader.numbers.slice(reader.place, reader.place + count);
  reader.place += count;
  return numbers;
}

function tracePath(context, elements, reader) {
  context.beginPath();
  for (const element of elements) {
    if (element === "M") context.moveTo(...take(reader, 2));
    else if (element === "L") context.lineTo(...take(reader, 2));
    else if (element === "C") context.bezierCurveTo(...take(reader, 6));
    else context.closePath();
  }
}

function drawForm(context, part, form, reader) {
  switch (form.k) {
    case "f":
      tracePath(context, form.e, reader);
      context.fillStyle = part.colors[form.c];
      context.fill(form.r || "nonzero");
      break;
    case "s":
      tracePath(context, form.e, reader);
      context.strokeStyle = part.colors[form.c];
      context.lineWidth = form.w;
      context.setLineDash(form.d);
      context.stroke();
      break;
    case "g": drawGlyphs(context, part, form, take(reader, 2)); break;
    case "i": drawPicture(context, part, form, take(reader, 4)); break;
    case "c":
      context.save();
      tracePath(context, form.e, reader);
      context.clip();
      for (const inner of form.o) drawForm(context, part, inner, reader);
      context.restore();
      break;
    case "a":
      context.save();
      context.globalAlpha *= form.a / 255;
      for (const inner of form.o) drawForm(context, part, inner, reader);
      context.restore();
      break;
  }
}

function drawGlyphs(context, part, form, [x, y]) {
  context.fillStyle = part.colors[form.c];
  const em = form.s / 1000;
  let line = 0, height = 0;
  for (let place = 0; place < form.g.length; place += 2) {
    if (form.l[line] === place / 2) [height, line] = [form.l[line + 1], line + 2];
    context.save();
    context.translate(x + form.g[place + 1], y + height);
    context.scale(em, em);
    context.fill(part.glyphs[form.g[place]]);
    context.restore();
  }
}

// Pictures themselves are not part of the page.
function drawPicture(context, part, form, [x, y, width, height]) {
  context.fillStyle = form.c < 0 ? "#c9d6e6" : part.colors[form.c];
  context.globalAlpha *= form.c < 0 ? 1 : 0.35;
  context.fillRect(x, y, width, height);
  context.globalAlpha = 1;
  if (form.c >= 0) return;
  context.strokeStyle = "#8fa6c0";
  context.lineWidth = 1;
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y + height);
  context.moveTo(x + width, y);
  context.lineTo(x, y + height);
  context.stroke();
}

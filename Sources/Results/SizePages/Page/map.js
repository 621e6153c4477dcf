// The plane of all sizes: widths to the right, heights upward, faults in color, devices as dots.
const faultColors = ["#e0241b", "#e38b06", "#8e44c9", "#0a7f8f", "#b5268a", "#5a7d0a", "#2558c4", "#7a5230"];

function mapScale(canvas, root) {
  const [left, right] = root.widths, [bottom, top] = root.heights;
  const tall = Math.max(top - bottom, 1), wide = Math.max(right - left, 1);
  return {
    x: (width) => ((width - left) / wide) * canvas.clientWidth,
    y: (height) => canvas.clientHeight - ((height - bottom) / tall) * canvas.clientHeight,
    width: (x) => left + (x / canvas.clientWidth) * wide,
    height: (y) => bottom + (1 - y / canvas.clientHeight) * (top - bottom),
  };
}

// What is wrong in all windows would only cover what is wrong in some.
function isEverywhere(root, area) {
  const [left, right] = root.widths, [bottom, top] = root.heights;
  return area.length === 4 && area.every(([w, h]) => Math.min(w - left, right - w) < 1 && Math.min(h - bottom, top - h) < 1);
}

function drawMap(canvas, root, width, height) {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  const scale = mapScale(canvas, root);
  root.faults.forEach((fault, place) => {
    if (fault.areas.some((area) => isEverywhere(root, area))) return;
    context.fillStyle = faultColors[place % faultColors.length] + "38";
    context.strokeStyle = faultColors[place % faultColors.length];
    for (const area of fault.areas) {
      context.beginPath();
      for (const [w, h] of area) context.lineTo(scale.x(w), scale.y(h));
      context.closePath();
      context.fill();
      context.stroke();
    }
  });
  context.fillStyle = "#808086";
  for (const [, w, h] of data.devices) {
    for (const [a, b] of [[w, h], [h, w]]) {
      context.beginPath();
      context.arc(scale.x(a), scale.y(b), 2.5, 0, 7);
      context.fill();
    }
  }
  context.strokeStyle = "#0a5fd4";
  context.beginPath();
  context.moveTo(scale.x(width), 0);
  context.lineTo(scale.x(width), canvas.clientHeight);
  context.moveTo(0, scale.y(height));
  context.lineTo(canvas.clientWidth, scale.y(height));
  context.stroke();
}

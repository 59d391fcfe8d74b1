/** Whether a canvas keeps what is drawn: browsers that resist fingerprinting read noise from it. */
export function isCanvasTrue(): boolean {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [8, 8];
  const context = canvas.getContext("2d");
  if (!context) return false;
  context.fillStyle = "#1e90ff";
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, at) => Math.abs(value - ([30, 144, 255, 255][at % 4] ?? 0)) <= 2);
}

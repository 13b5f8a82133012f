// A result to show to others, as a picture: drawn in the page, shared where the device can, saved where it cannot.

const WIDE = 1080;
const HIGH = 1080;
const SUITS = ["♠", "♥", "♦", "♣"];

type CardLines = { title: string; result: string; under: string };

/** Words in lines of a width, at most so many. */
function wrapped(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""} …`] : lines;
}

function star(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const far = i % 2 ? size * 0.42 : size;
    const turn = (Math.PI * i) / 5 - Math.PI / 2;
    pen.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  pen.closePath();
  pen.fillStyle = "#f2b632";
  pen.fill();
}

function drawn({ title, result, under }: CardLines): HTMLCanvasElement {
  const face = getComputedStyle(document.body).fontFamily;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const felt = pen.createRadialGradient(WIDE / 2, HIGH * 0.4, 60, WIDE / 2, HIGH * 0.4, WIDE * 0.8);
  felt.addColorStop(0, "#31614f");
  felt.addColorStop(1, "#173a2d");
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDE, HIGH);
  for (const [i, suit] of SUITS.entries()) {
    pen.save();
    pen.translate(WIDE / 2 + (i - 1.5) * 150, 330);
    pen.rotate((i - 1.5) * 0.16);
    pen.fillStyle = "#fffdf6";
    pen.beginPath();
    pen.roundRect(-90, -130, 180, 260, 22);
    pen.fill();
    pen.strokeStyle = "#6d5f48";
    pen.lineWidth = 3;
    pen.stroke();
    pen.fillStyle = i === 1 || i === 2 ? "#c3352b" : "#1d1b17";
    pen.font = `150px ${face}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(suit, 0, 8);
    pen.restore();
  }
  star(pen, WIDE / 2 - 210, 120, 44);
  star(pen, WIDE / 2, 86, 60);
  star(pen, WIDE / 2 + 210, 120, 44);
  pen.fillStyle = "#fffdf6";
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  const tell = (text: string, size: number, weight: number, from: number, most: number): number => {
    pen.font = `${weight} ${size}px ${face}`;
    const lines = wrapped(text, (line) => pen.measureText(line).width <= WIDE - 140, most);
    lines.forEach((line, i) => {
      pen.fillText(line, WIDE / 2, from + i * size * 1.2);
    });
    return from + lines.length * size * 1.2;
  };
  const below = tell(title, 52, 700, 600, 1);
  tell(result, 76, 700, below + 40, 3);
  pen.globalAlpha = 0.85;
  tell(under, 38, 400, HIGH - 60, 1);
  return canvas;
}

/** Hand the picture over: to the device's way of sharing, or as a file. */
export async function shareCard(lines: CardLines): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => {
    drawn(lines).toBlob(done, "image/png");
  });
  if (!blob) return;
  const file = new File([blob], "kibitz.png", { type: "image/png" });
  const { share, canShare } = navigator as Partial<Navigator>;
  if (share && canShare?.call(navigator, { files: [file] })) {
    await share.call(navigator, { files: [file], title: lines.title }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

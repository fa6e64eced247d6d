/** Lets a few through at once; the others wait in the order in which they came. */
export class LineGate {
  private readonly queue: (() => void)[] = [];

  constructor(private free: number) {}

  async through<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((enter) => this.queue.push(enter));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free++;
    }
  }
}

import type { GenerationView } from '../../src/generations/api/generations/generation.dto.ts';
import type { Seller } from './seller.ts';

interface ServerEvent {
  event: string;
  data: GenerationView;
}

/** Reads the stream of a seller's changes as a browser does. */
export class EventReader {
  readonly events: ServerEvent[] = [];
  ended = false;
  private readonly stop = new AbortController();

  async begin({ app: { url }, token }: Pick<Seller, 'app' | 'token'>): Promise<Response> {
    const response = await fetch(`${url}/api/generations/events`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: this.stop.signal,
    });
    void this.read(response)
      .catch(() => undefined)
      .finally(() => {
        this.ended = true;
      });
    return response;
  }

  of(id: string): GenerationView[] {
    return this.events.filter(({ event, data }) => event === 'generation' && data.id === id).map(({ data }) => data);
  }

  close(): void {
    this.stop.abort();
  }

  private async read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = `${rest}${decoder.decode(chunk as Uint8Array, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (event && data) this.events.push({ event, data: JSON.parse(data) });
      }
    }
  }
}

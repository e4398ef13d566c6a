interface Product {
  external: object | null;
}

/** The sandbox's control endpoint, from outside (`GET /control` lists what it can do). */
export class SandboxControl {
  readonly url: string;
  private readonly picture: Buffer;

  /** @param picture every design is this one, so that drawing costs nothing */
  constructor(url: string, picture: Buffer) {
    this.url = url;
    this.picture = picture;
  }

  /** These faults and no others, for as long as nothing else is said. The first rule that matches counts. */
  async setFaults(...rules: object[]): Promise<void> {
    await this.call('DELETE', '/faults');
    for (const rule of rules) await this.call('POST', '/faults', { times: 0, ...rule });
    const data = [{ b64_json: this.picture.toString('base64') }];
    const fault = { kind: 'status', status: 200, body: { created: 0, data } };
    await this.call('POST', '/faults', { provider: 'openai', path: '/images/generations$', times: 0, fault });
  }

  async change(settings: object): Promise<void> {
    await this.call('POST', '/settings', settings);
  }

  /** How many products with a listing in the shop a Printify account has, and how many without. */
  async productsOf(token: string): Promise<{ listed: number; others: number }> {
    const shops = await this.read<{ id: number }[]>('/shops.json', token);
    const counts = { listed: 0, others: 0 };
    for (const { id } of shops) {
      for (const { external } of await this.readProducts(id, token)) counts[external ? 'listed' : 'others'] += 1;
    }
    return counts;
  }

  private async readProducts(shop: number, token: string): Promise<Product[]> {
    const found: Product[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/shops/${shop}/products.json?limit=50&page=${page}`;
      const { data } = await this.read<{ data: Product[] }>(path, token);
      found.push(...data);
      if (data.length < 50) return found;
    }
  }

  private async read<T>(path: string, token: string): Promise<T> {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'inkloom-drill' };
    const response = await fetch(`${this.url}/printify/v1${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  }

  private async call(method: string, path: string, body?: object): Promise<void> {
    const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/control${path}`, { method, ...json });
    if (!response.ok) throw new Error(`${method} /control${path}: ${response.status} ${await response.text()}`);
  }
}

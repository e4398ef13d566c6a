import type { Page } from '@playwright/test';
import type { ClientConfig } from '../../src/api/model/clientConfig.ts';

const EMBEDDED = /(<script type="application\/json" id="client-config">)(.*?)(<\/script>)/;

/** Changes what the pages say of the deployment. Their policy goes: it is that of the server's own settings. */
export async function configure(page: Page, changes: Partial<ClientConfig>): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame())
      return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, 'content-encoding': _encoding, ...headers } = response.headers();
    const html = (await response.text()).replace(EMBEDDED, (_, start, json, end) => {
      return start + JSON.stringify({ ...JSON.parse(json), ...changes }) + end;
    });
    await route.fulfill({ response, headers, body: html });
  });
}

import createWebhook from '../../../../docs/developers/samples/create-webhook.sh?raw';
import designNode from '../../../../docs/developers/samples/first-design.mjs?raw';
import designPython from '../../../../docs/developers/samples/first-design.py?raw';
import designCurl from '../../../../docs/developers/samples/first-design.sh?raw';
import webhookNode from '../../../../docs/developers/samples/webhook.mjs?raw';
import webhookPython from '../../../../docs/developers/samples/webhook.py?raw';
import webhookShell from '../../../../docs/developers/samples/webhook.sh?raw';
import type { Programs } from './steps.ts';

// Each of these files is run by backend/test/developer-samples.e2e.ts.

export const FIRST_DESIGN: Programs = { curl: designCurl, Node: designNode, Python: designPython };
export const CREATE_WEBHOOK = createWebhook;
export const RECEIVER: Programs = { curl: webhookShell, Node: webhookNode, Python: webhookPython };

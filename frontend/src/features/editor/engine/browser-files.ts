/**
 * What the design engine reads while it draws, in a worker, where a request may wait for its answer. Vite has it in the
 * place of node:fs.
 */
export function readFileSync(url: URL | string): string {
  return request(url, 'text').responseText;
}

export function readBytes(url: string): Uint8Array {
  return new Uint8Array(request(url, 'arraybuffer').response as ArrayBuffer);
}

function request(url: URL | string, type: XMLHttpRequestResponseType): XMLHttpRequest {
  const call = new XMLHttpRequest();
  call.open('GET', url, false);
  call.responseType = type;
  call.send();
  if (call.status !== 200) throw new Error(`${url} answered ${call.status}`);
  return call;
}

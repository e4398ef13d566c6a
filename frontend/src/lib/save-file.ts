/** Starts a download of a response, under the file name that the server gave. */
export async function saveFile(response: Response, otherwise: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(response.headers.get('content-disposition')) ?? otherwise;
  link.click();
  URL.revokeObjectURL(url);
}

function nameIn(disposition: string | null): string | undefined {
  return disposition?.match(/filename="([^"]+)"/)?.[1];
}

/** Who asks, as it says of itself. Nobody has checked it. */
export interface AppIdentity {
  clientId: string;
  name: string;
  host: string;
  /** Of the document that describes it, where one does: that much is certain. */
  documentHost: string | null;
}

import { useState } from 'react';
import type { ChosenFile, GuessedText } from './batch-request.ts';

const USUAL_ENCODING = 'windows-1252';
/** A draft with the bytes of a few such files fits into the storage of a tab. */
const MAX_STORED_BYTES = 200_000;

/** Reads files; one whose letters are wrong is read again in another encoding. */
export function useFiles(onRead: (file: ChosenFile, replaced: boolean) => void) {
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const [held, setHeld] = useState<File[]>([]);

  async function readOne(file: File, encoding = '') {
    try {
      const { readFile } = await import('./read-file.ts');
      const { isGuessed, ...read } = await readFile(file, encoding);
      const guessed = isGuessed || encoding ? await guessedTextOf(file, encoding || USUAL_ENCODING) : undefined;
      setHeld((before) => [...before.filter(({ name }) => name !== file.name), file]);
      onRead({ name: file.name, ...read, ...(guessed && { guessed }) }, encoding !== '');
    } catch (error) {
      const problem = `${file.name}: ${error instanceof Error ? error.message : 'could not be read.'}`;
      setProblems((before) => [...new Set([...before, problem])]);
    }
  }

  async function read(files: File[]) {
    setReading(true);
    setProblems([]);
    for (const file of files) await readOne(file);
    setReading(false);
  }

  const find = ({ name, guessed }: ChosenFile) =>
    held.find((file) => file.name === name) ?? (guessed?.bytes ? toFile(name, guessed.bytes) : undefined);

  async function readAgain(chosen: ChosenFile, encoding: string) {
    const file = find(chosen);
    setProblems([]);
    if (file) await readOne(file, encoding);
  }
  return { read, readAgain, isReading, problems, isHeld: (chosen: ChosenFile) => find(chosen) !== undefined };
}

async function guessedTextOf(file: File, encoding: string): Promise<GuessedText> {
  if (file.size > MAX_STORED_BYTES) return { encoding };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { encoding, bytes: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
}

function toFile(name: string, bytes: string): File {
  return new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], name);
}

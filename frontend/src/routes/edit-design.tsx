import { useParams } from 'react-router';
import { EditorPage } from '../features/editor/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <EditorPage key={id} id={id} />;
}

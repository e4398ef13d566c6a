import { describe, expect, it } from '@jest/globals';
import { mockupOfSize, sourcesOf } from './picture-sizes.ts';

describe('the sources of a picture', () => {
  it('are its widths, with the size it is shown in', () => {
    expect(sourcesOf('/files/a.png?e=1&s=2', '10rem')).toEqual({
      src: '/files/a.png?e=1&s=2&w=640',
      srcSet: [160, 320, 640, 960].map((width) => `/files/a.png?e=1&s=2&w=${width} ${width}w`).join(', '),
      sizes: '10rem',
    });
  });

  it('are its address alone where no size is given', () => {
    expect(sourcesOf('blob:1')).toEqual({ src: 'blob:1' });
  });
});

it.each([
  ['/m.jpg?camera_label=front', '/m.jpg?camera_label=front&s=160'],
  ['/m.jpg', '/m.jpg?s=160'],
])('the mockup %s is small at %s', (url, small) => {
  expect(mockupOfSize(url, 160)).toBe(small);
});

export const defaultTemplates = {
  promptTemplate:
    'a high-contrast vector-style t-shirt graphic of {idea}, designed for Etsy dropshipping. Bold clean shapes, crisp edges, few solid inks, perfectly spelled lettering',
  negativePrompt: 'photo, mockup, t-shirt, person, frame, border, drop shadow, glow, haze, watermark, signature',
  titleTemplate: '{idea} T-Shirt',
  descriptionTemplate:
    'Wear it your way: {idea} on a soft unisex tee.\n\n• Printed to order, bright and durable\n• Comfortable unisex fit, sizes S to 3XL\n• Wash cold, inside out; tumble dry low',
} as const;

/** Characters (specification, section 5). */
export const templateLimits = { prompt: 400, negative: 400, title: 500, description: 1000 } as const;

/** Cents. */
export const priceLimits = { min: 100, max: 999_999, default: 2499 } as const;

/** A function, so that `$&` in an idea stays as it is. */
export function fillTemplate(template: string, idea: string): string {
  return template.replaceAll('{idea}', () => idea);
}

/** 'MEDICAL_CLAIMS' as 'Medical claims'. */
export function words(code) {
  const text = code
    .replace(/^MEDXPRESS_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

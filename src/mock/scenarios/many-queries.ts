const OFTEN_ASKED: readonly (readonly [category: string, queryDetail: string])[] = [
  ['MEDICAL_CLAIMS', 'The claim for my glasses was sent in twice and shows once.'],
  ['BENEFITS_AND_COVER', 'How many physiotherapy visits are left this year?'],
  ['MANAGE_PLAN', 'My postal address is wrong on the last statement.'],
  ['CHRONIC_CONDITIONS_AND_CANCER', 'Has the new prescription for my blood pressure arrived?'],
];

/** More open queries of the last days than fit on a screen. */
export const manyQueries = (now: Date) =>
  [...Array(12).keys()].map((index) => {
    const [category, queryDetail] = OFTEN_ASKED[index % OFTEN_ASKED.length] ?? [];
    const dateLogged = new Date(now.getTime() - index * 13 * 3_600_000).toISOString();
    return { referenceNumber: 4_218_900 - index, category, queryDetail, dateLogged };
  });

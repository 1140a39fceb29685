declare module '*.css' {}
declare module '*?url' {
  const url: string;
  export default url;
}
declare module '*?worker&url' {
  const url: string;
  export default url;
}
/** See build/place-list.ts. */
declare module 'virtual:porua-places' {
  const places: {
    id: number;
    cityId: number;
    name: string;
    name_bn: string;
    latitude: number;
    longitude: number;
  }[];
  export default places;
}

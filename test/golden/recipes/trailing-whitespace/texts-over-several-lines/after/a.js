const a = `one  
  
\`two  
`;
const b = 1;

a 

c 

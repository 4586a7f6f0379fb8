b 

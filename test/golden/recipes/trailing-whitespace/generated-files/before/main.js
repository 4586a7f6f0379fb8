written by hand  


main()

# frozen_string_literal: true

puts 1

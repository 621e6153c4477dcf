/// A function from numbers to numbers, with which PDF files describe colors.
indirect enum PDFFunction: Hashable {
    /// Samples at even intervals of the domain, interpolated linearly.
    case sampled(domain: ClosedRange<Double>, samples: [[Double]])
    /// An exponential interpolation between two values.
    case power(from: [Double], to: [Double], exponent: Int)
    /// Functions for consecutive parts of the domain, each of which is mapped to the function's own inputs.
    case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
    /// Functions with a single output each.
    case joined([PDFFunction])

    /// Creates the function that an object describes; `nil` for unsupported types.
    init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) {
        guard depth < 8 else { return nil }
        let members = file.array(object)
        if !members.isEmpty {
            let functions = members.prefix(8).compactMap { PDFFunction($0, in: file, depth: depth + 1) }
            guard functions.count == members.count else { return nil }
            self = .joined(functions)
            return
        }
        guard let dictionary = file.dictionary(object) else { return nil }
        let domain = file.numbers(dictionary["Domain"]).range ?? 0...1
        switch file.number(dictionary["FunctionType"]) {
        case 0:
            guard let samples = Self.samples(object, dictionary, file) else { return nil }
            self = .sampled(domain: domain, samples: samples)
        case 2:
            let from = dictionary["C0"].map(file.numbers) ?? [0]
            let to = dictionary["C1"].map(file.numbers) ?? [1]
            let exponent = file.number(dictionary["N"]) ?? 1
            guard from.count == to.count, !from.isEmpty else { return nil }
            // Fractional exponents are not supported by plain arithmetic; icons use 1.
            self = .power(from: from, to: to, exponent: Int(min(max(exponent.rounded(), 1), 16)))
        case 3:
            let members = file.array(dictionary["Functions"]).prefix(256)
            let functions = members.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
            let (bounds, encode) = (file.numbers(dictionary["Bounds"]), file.numbers(dictionary["Encode"]))
            guard !functions.isEmpty, functions.count == members.count, bounds.count == functions.count - 1,
                encode.count >= 2 * functions.count
            else { return nil }
            self = .stitched(functions, bounds: bounds, encode: encode, domain: domain)
        default: return nil
        }
    }

    private static func samples(_ object: PDFObject?, _ dictionary: PDFDictionary, _ file: PDFFile) -> [[Double]]? {
        let range = file.numbers(dictionary["Range"])
        let (count, outputs) = (file.numbers(dictionary["Size"]), range.count / 2)
        guard count.count == 1, let size = count.first, size >= 1, size <= 65536, outputs > 0,
            file.number(dictionary["BitsPerSample"]) == 8, let bytes = file.data(of: object),
            bytes.count >= Int(size) * outputs
        else { return nil }
        let decode = dictionary["Decode"].map(file.numbers).flatMap { $0.count == range.count ? $0 : nil } ?? range
        return (0..<Int(size)).map { sample in
            (0..<outputs).map { output in
                let share = Double(bytes[sample * outputs + output]) / 255
                return decode[2 * output] + share * (decode[2 * output + 1] - decode[2 * output])
            }
        }
    }

    /// Returns the values at an input.
    func values(at input: Double) -> [Double] {
        switch self {
        case .sampled(let domain, let samples):
            let place = domain.share(of: input) * Double(samples.count - 1)
            let first = min(Int(place), samples.count - 1)
            return mix(samples[first], samples[min(first + 1, samples.count - 1)], place - Double(first))
        case .power(let from, let to, let exponent):
            let input = min(max(input, 0), 1)
            return mix(from, to, (0..<exponent).reduce(1) { power, _ in power * input })
        case .stitched(let functions, let bounds, let encode, let domain):
            let input = min(max(input, domain.lowerBound), domain.upperBound)
            let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == functions.count - 1 ? domain.upperBound : bounds[index]
            let share = high > low ? (input - low) / (high - low) : 0
            return functions[index].values(at: encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index]))
        case .joined(let functions): return functions.flatMap { $0.values(at: input) }
        }
    }

    /// Returns the inputs between which the values change linearly, as fractions of a domain.
    func corners(in domain: ClosedRange<Double>) -> [Double] {
        switch self {
        case .power(_, _, let exponent) where exponent == 1: [0, 1]
        case .sampled(_, let samples) where samples.count <= 65:
            samples.count < 2 ? [0, 1] : samples.indices.map { Double($0) / Double(samples.count - 1) }
        case .stitched(let functions, let bounds, _, _) where functions.allSatisfy(\.isEven):
            ([0] + bounds.map(domain.share) + [1]).flatMap { [$0, $0] }
        case .joined(let functions) where functions.allSatisfy(\.isEven): [0, 1]
        case .sampled, .power, .stitched, .joined: (0...32).map { Double($0) / 32 }
        }
    }

    private var isEven: Bool { if case .power(_, _, 1) = self { true } else { false } }
}

private func mix(_ first: [Double], _ second: [Double], _ share: Double) -> [Double] {
    zip(first, second).map { $0 + ($1 - $0) * share }
}

extension ClosedRange<Double> {
    /// Returns the position of a number in the range, as a fraction from 0 to 1.
    func share(of number: Double) -> Double {
        upperBound > lowerBound
            ? (Swift.min(Swift.max(number, lowerBound), upperBound) - lowerBound) / (upperBound - lowerBound) : 0
    }
}

extension [Double] {
    /// The range of the first two numbers.
    var range: ClosedRange<Double>? { count >= 2 && self[0] <= self[1] ? self[0]...self[1] : nil }
}

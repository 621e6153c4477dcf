public import Foundation

extension NSPredicate {
    /// Creates a predicate from a format string and its arguments, in order.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, values: args.map { $0 as Any })
    }

    /// Creates a predicate from a format string and an array of its arguments, in order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, values: arguments ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        guard let test = PredicateParser.test(format, values) else {
            raiseInvalidArgument("Unable to parse the format string \"\(format)\"")
        }
        self.init { object, _ in test(object) }
    }
}

public import Foundation

extension NSPredicate {
    /// Creates a predicate from a format string and its arguments, in order.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, values: args)
    }

    /// Creates a predicate from a format string and an array of its arguments, in order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, values: arguments ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        guard let form = PredicateParser.form(format, values) else {
            raiseInvalidArgument("Unable to parse the format string \"\(format)\"")
        }
        self.init { form.holds(for: PredicateSubject($0, variables: $1 ?? [:])) }
    }

    /// The predicate as a value, whose variables are those of the evaluation.
    var form: PredicateForm {
        .closure { [self] in evaluate(with: $0.object, substitutionVariables: $0.variables) }
    }
}

public import Foundation

/// An expression of a predicate, such as a key path or a constant (Apple, *NSExpression*).
open class NSExpression: NSObject {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    /// The kind of the expression.
    public let expressionType: ExpressionType
    package let operand: PredicateOperand
    /// The key path, of an expression that is one.
    open private(set) var keyPath = ""
    /// The name of the function, of an expression that calls one.
    open private(set) var function = ""
    /// The name of the variable, of an expression that is one.
    open private(set) var variable = ""
    /// The arguments of a function.
    open private(set) var arguments: [NSExpression]?

    /// Creates an expression of a kind that evaluates to the object itself.
    public convenience init(expressionType type: ExpressionType) { self.init(.itself, type) }

    private init(_ operand: PredicateOperand, _ type: ExpressionType) {
        self.operand = operand
        expressionType = type
        super.init()
    }

    /// Creates an expression from a format.
    public convenience init(format expressionFormat: String, _ args: Any...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// Creates an expression from a format and an array of its arguments.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        guard let operand = PredicateParser.operand(expressionFormat, arguments) else {
            raiseInvalidArgument("Unable to parse the format string \"\(expressionFormat)\"")
        }
        self.init(operand, .function)
    }

    /// Creates the expression of a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.value(obj), .constantValue) }
    /// Creates the expression of the value at a key path.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.path(keyPath, of: .itself), .keyPath)
        self.keyPath = keyPath
    }
    /// Creates the expression of a variable.
    public convenience init(forVariable string: String) {
        self.init(.variable(string), .variable)
        variable = string
    }
    /// Creates an expression of several values.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map { ($0 as? NSExpression)?.operand ?? .value($0) }), .aggregate)
    }
    /// Creates the expression of a function; one that is not known here is an exception.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let known = PredicateFunction(rawValue: name) else {
            raiseInvalidArgument("Unable to find a function with the name \"\(name)\"")
        }
        let expressions = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
        self.init(.function(known, expressions.map(\.operand)), .function)
        (function, arguments) = (name, expressions)
    }
    /// Creates an expression of the elements of a collection that meet a predicate.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
    ) {
        let form = (predicate as? NSPredicate)?.form ?? .constant(true)
        self.init(.subquery(expression.operand, variable: variable, form), .subquery)
    }
    /// Creates an expression that depends on a predicate.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(.conditional(predicate.form, trueExpression.operand, falseExpression.operand), .conditional)
    }
    /// Creates an expression of a closure.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) {
        self.init(.block({ block($0, $1, nil) }, (arguments ?? []).map(\.operand)), .block)
    }

    /// Returns the expression of the evaluated object.
    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself, .evaluatedObject) }

    /// Returns the value of a constant.
    open var constantValue: Any? {
        if case .value(let value) = operand { return value }
        return nil
    }

    /// Returns the value of the expression for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        operand.value(for: PredicateSubject(object))
    }
}

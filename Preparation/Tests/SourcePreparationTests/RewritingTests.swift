import Testing

@testable import SourcePreparation

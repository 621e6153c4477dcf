#include "layoutsim_expat.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libexpat.so.1", "libexpat1"};

LAZY(XML_Parser, XML_ParserCreate, (const XML_Char *encoding), (encoding))
LAZY(void, XML_ParserFree, (XML_Parser parser), (parser))
LAZY(enum XML_Status, XML_Parse, (XML_Parser parser, const char *s, int len, int isFinal), (parser, s, len, isFinal))
LAZY(enum XML_Status, XML_StopParser, (XML_Parser parser, XML_Bool resumable), (parser, resumable))
LAZY(enum XML_Error, XML_GetErrorCode, (XML_Parser parser), (parser))
LAZY(const XML_LChar *, XML_ErrorString, (enum XML_Error code), (code))
LAZY(XML_Size, XML_GetCurrentLineNumber, (XML_Parser parser), (parser))
LAZY(XML_Index, XML_GetCurrentByteIndex, (XML_Parser parser), (parser))
LAZY(void, XML_SetUserData, (XML_Parser parser, void *userData), (parser, userData))
LAZY(
    void, XML_SetElementHandler, (XML_Parser parser, XML_StartElementHandler start, XML_EndElementHandler end),
    (parser, start, end))
LAZY(
    void, XML_SetCharacterDataHandler, (XML_Parser parser, XML_CharacterDataHandler handler), (parser, handler))
LAZY(void, XML_SetEntityDeclHandler, (XML_Parser parser, XML_EntityDeclHandler handler), (parser, handler))
